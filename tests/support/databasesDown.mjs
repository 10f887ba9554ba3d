export default async function databasesDown() {
  await globalThis.ownMariaDb?.stop();
}
