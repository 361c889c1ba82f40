/** Makes a process of commands take its stderr for a terminal. */
export const TERMINAL = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,process.stderr.isTTY=true`,
}

/** The figures of each bar that was drawn: how many of how many; each has a rate and a time that is left. */
export function barsOf(stderr: string, noun: string): { done: number; total: number }[] {
  const drawn = new RegExp(`[█░]{24} \\d+ %  (\\d+)/(\\d+) ${noun}  \\d+/s  \\d+ s left`, 'g')
  const bars = stderr.matchAll(drawn)
  return [...bars].map(([, done, total]) => ({ done: Number(done), total: Number(total) }))
}
