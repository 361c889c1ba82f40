import {
  Button,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ImportedLine, ImportPreview } from './import_kind'
import { LineCounts, STATE_COLORS } from './line_counts'
import { reasonWords } from './reason_words'
import type { useImport } from './use_import'

const HEADS = ['line', 'state', 'name', 'what']
/** In px; on a phone the table is moved sideways rather than squeezed. */
const WIDTH_MIN = 560

type Flow = Pick<ReturnType<typeof useImport>, 'write' | 'back' | 'isBusy'>

/** What would become of the lines; the next step writes those that can be written. */
export function PreviewLines({ preview, flow }: { preview: ImportPreview; flow: Flow }) {
  const translate = useTranslate()
  const { counts, lines } = preview
  const written = counts.new + counts.changed
  return (
    <>
      <LineCounts counts={counts} />
      <Typography color="text.secondary" gutterBottom>
        {translate(lines.length ? 'imports.preview.shown' : 'imports.preview.nothing')}
      </Typography>
      {lines.length > 0 && (
        <TableContainer sx={{ maxHeight: 480 }}>
          <Table size="small" stickyHeader sx={{ minWidth: WIDTH_MIN }}>
            <TableHead>
              <TableRow>
                {HEADS.map((name) => (
                  <TableCell key={name}>{translate(`imports.line.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <PreviewLine key={line.line} line={line} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
        <Button onClick={() => flow.back('columns')}>{translate('imports.preview.back')}</Button>
        <Button variant="contained" disabled={!written || flow.isBusy} onClick={flow.write}>
          {translate('imports.preview.write', { smart_count: written })}
        </Button>
      </Stack>
    </>
  )
}

function PreviewLine({ line: { line, state, name, ...why } }: { line: ImportedLine }) {
  const translate = useTranslate()
  return (
    <TableRow>
      <TableCell>{line}</TableCell>
      <TableCell>
        <Chip
          size="small"
          color={STATE_COLORS[state]}
          label={translate(`imports.state.${state}`)}
        />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
      <TableCell>{whatOf(why, translate)}</TableCell>
    </TableRow>
  )
}

function whatOf(
  { reason, detail, fields }: Pick<ImportedLine, 'reason' | 'detail' | 'fields'>,
  translate: ReturnType<typeof useTranslate>
): string {
  if (reason) return reasonWords(reason, translate)
  return detail ?? fields?.map((field) => translate(`imports.fields.${field}`)).join(', ') ?? ''
}
