import vine from '@vinejs/vine'

const LENGTH_MAX = 35
const SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

const instantRule = vine.createRule((value: unknown, _options: undefined, field) => {
  if (typeof value !== 'string') return
  const isInstant = SHAPE.test(value) && !Number.isNaN(Date.parse(value))
  if (!isInstant) field.report('invalid', 'invalid', field)
})

/** A moment as a text with its zone; Salesforce writes zones without a colon. */
export const instant = () => vine.string().trim().maxLength(LENGTH_MAX).use(instantRule())
