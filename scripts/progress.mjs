/** Names the step, does it, and says how long it took. */
export async function step(title, work) {
  const begun = performance.now();
  console.log(`• ${title} …`);
  const result = await work();
  console.log(`✓ ${title} (${seconds(begun)})`);
  return result;
}

export function seconds(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(1).replace(".", ",")} detik`;
}

/** Ends the script with one line instead of a stack that helps nobody. */
export function stopWith(message, code = 1) {
  console.error(`\n✗ ${message}`);
  process.exit(code);
}
