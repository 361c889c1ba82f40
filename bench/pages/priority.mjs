import { constants, setPriority } from 'node:os'

const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority

/** Shop, proxy and measurement, whatever this process starts from now on, leave the processor to browsers: a phone has its own. */
export const giveWay = () => setPriority(PRIORITY_BELOW_NORMAL)

/**
 * Starts a browser that does not give way. Only root may do so: the browsers of others give way like all the rest, and what they
 * cost each other is in the figures.
 */
export async function startAhead(start) {
  try {
    setPriority(PRIORITY_NORMAL)
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(error.info?.code)) throw error
  }
  try {
    return await start()
  } finally {
    giveWay()
  }
}
