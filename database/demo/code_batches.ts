/** A print run of stickers; `state` is what became of it. */
export type CodeBatchRecord = {
  reference: string
  product: string
  /** How many codes were printed. */
  count: number
  state: 'active' | 'void' | 'printed'
  /** Stickers that were withdrawn while the rest goes on, counted from 1. */
  withdrawn?: { from: number; to: number; reason: string }
}

/** Three runs are in the shops, two of the last season were withdrawn, one still waits. */
export const codeBatches: CodeBatchRecord[] = [
  { reference: 'DEMO-FUGAZO-1', product: 'flexibilis-fugazo-5-kg', count: 20_000, state: 'active' },
  {
    reference: 'DEMO-HOMLOKZAT-1',
    product: 'homlokzatfestek-16-l',
    count: 20_000,
    state: 'active',
  },
  {
    reference: 'DEMO-CSEMPE-1',
    product: 'flexibilis-csemperagaszto-25-kg',
    count: 50_000,
    state: 'active',
    withdrawn: { from: 40_001, to: 40_240, reason: 'Átázott a raktárban, tíz ív megsemmisítve' },
  },
  {
    reference: 'DEMO-FALFESTEK-0',
    product: 'belteri-falfestek-15-l',
    count: 10_000,
    state: 'void',
  },
  { reference: 'DEMO-ALAPOZO-0', product: 'melyalapozo-5-l', count: 10_000, state: 'void' },
  {
    reference: 'DEMO-SZIGETELES-1',
    product: 'kenheto-vizszigeteles-15-kg',
    count: 5_000,
    state: 'printed',
  },
]
