import { BaseTransformer } from '@adonisjs/core/transformers'
import type CommunityWord from '#auth/extra_points/models/community_word'

/** A word of the private group as staff edit it, with how many members have typed it. */
export default class CommunityWordTransformer extends BaseTransformer<CommunityWord> {
  toObject() {
    const { id, word, startsOn, endsOn, usedCount, updatedAt } = this.resource
    const days = { starts_on: startsOn, ends_on: endsOn }
    return { id, word, ...days, used_count: usedCount, saved_at: updatedAt }
  }
}
