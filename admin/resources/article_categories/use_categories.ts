import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import { branchesOf, type CategoryLine } from './category_tree'

/** Categories that are read; no knowledge base has more. */
const MOST = 500

/** All categories of articles, and their tree. */
export function useCategories() {
  const { data, isPending, error } = useGetList<CategoryLine>('article_categories', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'position', order: 'ASC' },
  })
  const branches = useMemo(() => branchesOf(data ?? []), [data])
  return { lines: data ?? [], branches, isPending, error }
}
