/** Stands for the address that Vite gives a picture or a font; its bundler takes the default export. */
export default "/static/asset";
