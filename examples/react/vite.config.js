import react from "@vitejs/plugin-react";

export default {
  plugins: [react()],
  // The style of the board is beside this folder.
  server: { fs: { allow: [".."] } },
};
