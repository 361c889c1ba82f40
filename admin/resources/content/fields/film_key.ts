/** The name of a film: eleven signs. */
const KEY = /^[A-Za-z0-9_-]{11}$/
const IN_ADDRESS =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/

/** The name of the film that a pasted address leads to; what is no address stays as it is typed. */
export function filmKey(typed: string): string {
  const text = typed.trim()
  return KEY.test(text) ? text : (IN_ADDRESS.exec(text)?.[1] ?? text)
}
