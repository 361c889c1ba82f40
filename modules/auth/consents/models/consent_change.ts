import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { appendOnly } from '#app/database/append_only'
import { ConsentChangeSchema } from '#database/schema'
import ConsentText from './consent_text.js'

/** A consent that was given or withdrawn, and where. */
export default class ConsentChange extends ConsentChangeSchema {
  /** None where it was given before wordings were stored. */
  @belongsTo(() => ConsentText, { foreignKey: 'textId' })
  declare wording: BelongsTo<typeof ConsentText>
}

appendOnly(ConsentChange)
