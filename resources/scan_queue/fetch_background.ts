/** The part that sends what waits; null where the network is too weak for it, too. */
export const fetchBackground = () =>
  import('./background').catch((error: unknown) => {
    console.warn('What sends waiting scans could not be fetched', error)
    return null
  })
