import vue from "@vitejs/plugin-vue";

export default {
  plugins: [vue()],
  // The style of the board is beside this folder.
  server: { fs: { allow: [".."] } },
};
