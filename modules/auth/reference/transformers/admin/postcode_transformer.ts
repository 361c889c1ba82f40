import { BaseTransformer } from '@adonisjs/core/transformers'
import type Postcode from '#auth/reference/models/postcode'

/** A settlement with its postcode. */
export default class PostcodeTransformer extends BaseTransformer<Postcode> {
  toObject() {
    const { id, zip, city, updatedAt } = this.resource
    return { id, zip, city, saved_at: updatedAt }
  }
}
