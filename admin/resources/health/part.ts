/** How a part of the shop is doing, the worst first. */
export const STATES = ['failed', 'warning', 'ok'] as const

/** A part of the shop as the server found it. */
export interface Part {
  id: string
  state: (typeof STATES)[number]
  /** What was found, where it is not well; the texts have a sentence for it. */
  code?: string
  figures: Record<string, number | string>
}

export const COLORS = { failed: 'error', warning: 'warning', ok: 'success' } as const
