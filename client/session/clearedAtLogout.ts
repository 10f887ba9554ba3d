/** What empties the parts of the client that hold something beyond their screens; each adds its own. */
export const clearedAtLogout = new Set<() => void>();
