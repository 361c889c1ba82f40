import { BaseTransformer } from '@adonisjs/core/transformers'
import type Postcode from '#auth/reference/models/postcode'

/** A settlement with its postcode. */
export default class PostcodeTransformer extends BaseTransformer<Postcode> {
  toObject() {
    return this.pick(this.resource, ['id', 'zip', 'city'])
  }
}
