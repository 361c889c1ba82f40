import { FileUp } from 'lucide-react'
import {
  Button,
  CreateButton,
  ExportButton,
  FilterButton,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin'
import { Link } from 'react-router'
import type { ImportKind } from './import_kind'

/** The usual actions of a list, and the way to the import. */
export function ImportActions({ kind }: { kind: ImportKind }) {
  const { hasCreate } = useResourceDefinition()
  return (
    <TopToolbar>
      {kind === 'products' && <FilterButton />}
      {hasCreate && <CreateButton />}
      <ExportButton />
      <Button label="imports.button" component={Link} to={`/import/${kind}`}>
        <FileUp size={18} />
      </Button>
    </TopToolbar>
  )
}
