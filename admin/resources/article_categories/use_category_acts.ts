import { useRef, useState } from 'react'
import { useTranslate, useUpdate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { request } from '../../providers/http'
import type { CategoryAct } from './category_row'
import { placesAfter, type CategoryBranch, type CategoryLine } from './category_tree'

const RESOURCE = 'article_categories'

/** What is open over the tree. */
export type OpenDialog =
  | { kind: 'change'; category: CategoryLine }
  | { kind: 'add'; parentId: number | null }
  | { kind: 'delete'; category: CategoryLine }

/** What is done to categories; an order is sent place by place. */
export function useCategoryActs(lines: readonly CategoryLine[]) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [told, setTold] = useState('')
  const translate = useTranslate()
  const attempt = useAttempt()
  const [update] = useUpdate()
  const isMoving = useRef(false)
  const move = async (category: CategoryLine, step: -1 | 1) => {
    // A second press would begin from places that the first one is about to change.
    if (isMoving.current) return
    isMoving.current = true
    await attempt(async () => {
      for (const { line, position } of placesAfter(lines, category.id, step)) {
        const change = { id: line.id, data: { ...line, position }, previousData: line }
        await update(RESOURCE, change, { mutationMode: 'pessimistic', returnPromise: true })
      }
      setTold(translate('article_categories.moved', { title: category.title_hu }))
    })
    isMoving.current = false
  }
  const remove = (category: CategoryLine) =>
    attempt(async () => {
      setDialog(null)
      await request(`/article_categories/${category.id}`, { method: 'DELETE' })
      return 'article_categories.deleted'
    })
  function onAct({ line }: CategoryBranch, wanted: CategoryAct) {
    if (wanted === 'up') void move(line, -1)
    else if (wanted === 'down') void move(line, 1)
    else if (wanted === 'add') setDialog({ kind: 'add', parentId: line.id })
    else setDialog({ kind: wanted, category: line })
  }
  return { dialog, setDialog, told, onAct, remove }
}
