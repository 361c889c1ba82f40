import { KeyRound } from 'lucide-react'
import { CommunityWordCreate, CommunityWordEdit } from './community_word_form'
import { CommunityWordList } from './community_word_list'

export const communityWords = {
  list: CommunityWordList,
  create: CommunityWordCreate,
  edit: CommunityWordEdit,
  icon: KeyRound,
  recordRepresentation: 'word',
}
