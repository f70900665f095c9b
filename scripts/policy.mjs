// What the pages of www/ may load, and the headers that a server should send with them.

/** The content security policy of each page: files of its own site, wasm, pictures made in the page; nothing inline. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The page that other sites put in a frame. */
const FRAMED = "/www/embed.html";

/**
 * Headers for a file of the repository, by its path from there. A worker takes its policy from the header of its own
 * script; that of a page is in the page too, but for `frame-ancestors`, which only a header can say.
 */
export function headersFor(path) {
  if (!path.startsWith("/www/")) return {};
  return {
    "Content-Security-Policy": path === FRAMED ? POLICY : `${POLICY}; frame-ancestors 'self'`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}
