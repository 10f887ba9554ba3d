export default async function e2eDown() {
  globalThis.serverHost?.stop();
  await globalThis.sharedBrowser?.close();
}
