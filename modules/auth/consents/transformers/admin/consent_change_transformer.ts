import { BaseTransformer } from '@adonisjs/core/transformers'
import type ConsentChange from '#auth/consents/models/consent_change'

/** A change of a consent in the list of the back-office. */
export default class ConsentChangeTransformer extends BaseTransformer<ConsentChange> {
  toObject() {
    const change = this.resource
    return {
      id: change.id,
      member_id: change.memberId,
      purpose: change.purpose,
      given: change.given,
      place: change.place,
      text_version: change.textVersion,
      changed_at: change.changedAt,
      text: change.wording?.text ?? null,
    }
  }
}
