import type { CounsellingState, CounsellingTopic } from '@rules/counselling'

/** Who advises the member in the region. */
export type Representative = {
  name: string
  phone: string | null
  email: string | null
}

/** A question in the list; instants in ms. */
export type ListedQuestion = {
  id: number
  topic: CounsellingTopic
  state: CounsellingState
  asked_at: number
  changed_at: number
  /** The first words of it. */
  beginning: string
}

/** Something that was written to or by the member. */
export type Message = {
  id: number
  is_own: boolean
  text: string
  written_at: number
  /** Names of the photos. */
  photos: string[]
}

/** A question on its own page. */
export type WholeQuestion = ListedQuestion & {
  /** Title of the product it is about. */
  product: string | null
  messages: Message[]
}
