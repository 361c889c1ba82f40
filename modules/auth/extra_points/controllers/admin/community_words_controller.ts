import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import { saveCommunityWord } from '#auth/extra_points/actions/save_community_word'
import CommunityWord from '#auth/extra_points/models/community_word'
import CommunityWordTransformer from '#auth/extra_points/transformers/admin/community_word_transformer'
import { communityWordValidator } from '#auth/extra_points/validators/community_word'

/** The words of the private group in the back-office; points that a deleted one brought stay. */
export default class CommunityWordsController extends resourceController({
  model: CommunityWord,
  subject: 'community_word',
  list: {
    sortable: ['starts_on', 'ends_on', 'id', 'word', 'used_count'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['word'] },
  },
  serialize: (words) => serialized(CommunityWordTransformer.transform(words)),
  validator: communityWordValidator,
  write: saveCommunityWord,
  savedAt: ({ updatedAt }) => updatedAt,
}) {}
