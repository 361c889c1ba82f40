import { useState, type ReactNode } from 'react'
import {
  AddSavedQueryDialog,
  CreateButton,
  RemoveSavedQueryDialog,
  TopToolbar,
  useListContext,
  useResourceDefinition,
  useStore,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import { MenuButton } from '../menu_button'
import { useIsPhone } from '../use_is_phone'
import { ColumnsMenu } from './columns_menu'
import { columnsOf, hiddenColumnsKey, type ListColumn } from './list_columns'
import { useListFile } from './use_list_file'
import { useListFilters, type FilterDialog } from './use_list_filters'

interface ListToolsProps {
  /** The columns of the table on wide screens. */
  columns: ReactNode
  /** The name of the list in the memory of the browser, where it is not the name of its records. */
  name?: string
  /** What stands in a file for a column that the list puts together in the browser; null: nothing. */
  inFile?: Record<string, ListColumn | ListColumn[] | null>
  /** By column, where the texts have the words of its values, where that is not `<resource>.<column>`. */
  words?: Record<string, string>
  /** Nothing of it leaves as a file. */
  isScreenOnly?: boolean
  /** In place of the button that makes a new record. */
  create?: ReactNode
  /** Further acts. */
  children?: ReactNode
}

/** Above every list: filters that are kept, columns to choose, the list as a file, and what is new. A phone folds them into one menu. */
export function ListTools({
  columns,
  name,
  inFile,
  words,
  isScreenOnly,
  create,
  children,
}: ListToolsProps) {
  const [dialog, setDialog] = useState<FilterDialog>()
  const { resource } = useListContext()
  const { hasCreate } = useResourceDefinition()
  const isPhone = useIsPhone()
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  const list = name ?? resource
  const [hidden] = useStore<string[]>(hiddenColumnsKey(list), [])
  const nameOf = ({ source, label }: ListColumn) => String(labelOf({ source, label, resource }))
  const named = columnsOf(columns).map(({ source, label }) => ({
    source,
    label: nameOf({ source, label }),
  }))
  const shown = named.flatMap((column) => {
    const inPlace = inFile?.[column.source]
    if (inPlace === null || (hidden.includes(column.source) && !isPhone)) return []
    const fields = Array.isArray(inPlace) ? inPlace : [{ ...column, ...inPlace }]
    return fields.map(({ source, label }) => ({
      source,
      label: nameOf({ source, label }),
      words: words?.[source] ?? words?.[column.source],
    }))
  })
  const files = useListFile(isScreenOnly ? [] : shown)
  const filters = useListFilters(setDialog)
  const close = () => setDialog(undefined)
  const all = [...filters, ...files]
  return (
    <TopToolbar>
      {isPhone ? (
        all.length > 0 && <MenuButton label={translate('list_tools.name')} items={all} />
      ) : (
        <>
          {filters.length > 0 && (
            <MenuButton label={translate('list_tools.filters')} items={filters} />
          )}
          {named.length > 1 && <ColumnsMenu list={list} columns={named} />}
          {files.length > 0 && (
            <MenuButton label={translate('list_tools.download')} items={files} />
          )}
        </>
      )}
      {children}
      {create ?? (hasCreate && <CreateButton />)}
      <AddSavedQueryDialog open={dialog === 'keep'} onClose={close} />
      <RemoveSavedQueryDialog open={dialog === 'forget'} onClose={close} />
    </TopToolbar>
  )
}
