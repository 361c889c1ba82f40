import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import { request } from '../../providers/http'
import type { CategoryAct } from './category_row'
import { placesAfter, type CategoryBranch, type CategoryLine } from './category_tree'

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
  const move = (category: CategoryLine, step: -1 | 1) =>
    attempt(async () => {
      for (const { line, position } of placesAfter(lines, category.id, step)) {
        const fields = { ...line, position }
        await act(`/article_categories/${line.id}`, fields, 'PUT')
      }
      setTold(translate('article_categories.moved', { title: category.title_hu }))
    })
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
