type Keep = History['pushState']

/** What Inertia takes for an entry too large to be kept: it loads the page by its address instead. */
const TOO_LARGE = 'QuotaExceededError'
/** What a browser says that is given entries too fast: the next one will be kept. */
const TOO_FAST = 'SecurityError'

/**
 * Has the shop work where the history keeps no entry, for which Inertia would wait without end: a new page is loaded by its address, as
 * by a plain link, and one that takes the place of another is shown without its entry. To be called before anything is kept.
 *
 * @source requirements G-26, G-62
 */
export function outliveUnkeptEntries(): void {
  const { history } = window
  const missing = () => {
    throw new Error('This browser has no history API')
  }
  if (!('pushState' in history)) console.error('This browser has no history API')
  const push = history.pushState ?? missing
  const replace = history.replaceState ?? missing
  history.pushState = (...entry) => {
    const fault = faultOf(push, entry)
    if (fault && fault.name !== TOO_FAST) throw new DOMException(fault.message, TOO_LARGE)
  }
  history.replaceState = (...entry) => void faultOf(replace, entry)
}

/** Keeps an entry, or says in the console why that cannot be. */
function faultOf(keep: Keep, entry: Parameters<Keep>): Error | undefined {
  try {
    keep.apply(window.history, entry)
    return undefined
  } catch (error) {
    console.error('The history cannot keep an entry', error)
    return error as Error
  }
}
