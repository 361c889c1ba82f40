import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Field } from '../fields/field'
import type { BodyStore, Work } from '../store/body_store'
import type { DraftSaver, SaverState } from '../store/draft_saver'
import type { TreeRules } from '../tree/tree_rules'
import type { Cards, CardsStore } from './cards_store'

/** What the editor knows of the types of blocks. */
export interface BlockTypes {
  /** The fields of a block by its name; null where the name is unknown. */
  fieldsOf: (name: string) => readonly Field[] | null
  /** Whether blocks may lie inside a block of this name. */
  isHolder: (name: string) => boolean
  /** The version of a type as it is written now. */
  versionOf: (name: string) => number
}

/** What the editor of one record works with. */
export interface Editor extends BlockTypes {
  store: BodyStore
  saver: DraftSaver
  cards: CardsStore
  rules: TreeRules
  isReadOnly: boolean
}

const Context = createContext<Editor | null>(null)

export const EditorProvider = Context.Provider

/** The editor a card is in. */
export function useEditor(): Editor {
  const editor = useContext(Context)
  if (!editor) throw new Error('A card of a block lies outside of the editor')
  return editor
}

/** Something of the body; renders again only where it is another object than before. */
export function useWork<Found>(choose: (work: Work) => Found): Found {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, () => choose(store.work))
}

/** Something of the cards, in the same way. */
export function useCards<Found>(choose: (cards: Cards) => Found): Found {
  const { cards } = useEditor()
  return useSyncExternalStore(cards.subscribe, () => choose(cards.cards))
}

/** Something of how the draft is saved. */
export function useSaver<Found>(choose: (state: SaverState) => Found): Found {
  const { saver } = useEditor()
  return useSyncExternalStore(saver.subscribe, () => choose(saver.state))
}
