import { FileUp } from 'lucide-react'
import { Button } from 'react-admin'
import { Link } from 'react-router'
import type { ImportKind } from './import_kind'

/** The way from a list to its import. */
export function ImportButton({ kind }: { kind: ImportKind }) {
  return (
    <Button label="imports.button" component={Link} to={`/import/${kind}`}>
      <FileUp size={18} />
    </Button>
  )
}
