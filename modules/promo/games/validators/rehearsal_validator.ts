import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { calendarDay } from '#app/validation/rules'

const notAfterLatest = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && value > field.meta.latest) field.report('max', 'max', field)
})

/** The day on which a game is rehearsed to begin; its last day has to be over. */
export const rehearsalValidator = vine.withMetaData<{ latest: string }>().create({
  first_day: calendarDay().use(notAfterLatest()).optional(),
})
