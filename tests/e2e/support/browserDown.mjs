export default async function browserDown() {
  await globalThis.sharedBrowser?.close();
}
