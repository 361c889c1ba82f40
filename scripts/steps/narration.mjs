/** Seconds between two signs of life of a long step. */
const HEARTBEAT_SECONDS = 15

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** One line of progress. */
export const say = (line = '') => process.stdout.write(`${line}\n`)

/** Announces a step, does it, and says how long it took; a long one shows that it is still at work. */
export async function step(title, work) {
  const since = performance.now()
  say(`• ${title} …`)
  const heartbeat = setInterval(
    () => say(`  still at it, ${seconds(since)}`),
    HEARTBEAT_SECONDS * 1000
  )
  try {
    const result = await work()
    say(`  done in ${seconds(since)}`)
    return result
  } finally {
    clearInterval(heartbeat)
  }
}
