import {
  Button,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FileColumns } from './import_kind'
import type { useImport } from './use_import'

/** Stands for a field the file does not have. */
const NONE = ''
const HEADS = ['field', 'column', 'examples']
/** A phone has no room for the examples. */
const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } }

type Flow = Pick<ReturnType<typeof useImport>, 'match' | 'setMatch' | 'look' | 'back' | 'isBusy'>

/** Which column of the file says what; a column goes to one field at most. */
export function MatchColumns({ columns: file, flow }: { columns: FileColumns; flow: Flow }) {
  const translate = useTranslate()
  const { match, setMatch } = flow
  const isMissing = file.fields.some(({ name, isNeeded }) => isNeeded && match[name] === undefined)

  function choose(field: string, value: string) {
    const rest = Object.entries(match).filter(
      ([name, place]) => name !== field && String(place) !== value
    )
    setMatch(Object.fromEntries(value === NONE ? rest : [...rest, [field, Number(value)]]))
  }

  return (
    <>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {HEADS.map((name) => (
                <TableCell key={name} sx={name === 'examples' ? WIDE_ONLY : undefined}>
                  {translate(`imports.columns.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {file.fields.map(({ name, isNeeded }) => (
              <TableRow key={name}>
                <TableCell id={`field-${name}`}>
                  {translate(`imports.fields.${name}`)}
                  {isNeeded && '\u00a0*'}
                </TableCell>
                <TableCell>
                  <TextField
                    select
                    size="small"
                    variant="outlined"
                    margin="none"
                    value={match[name] ?? NONE}
                    onChange={({ target }) => choose(name, String(target.value))}
                    slotProps={{
                      select: { displayEmpty: true, labelId: `field-${name}` },
                    }}
                    sx={{ minWidth: 180 }}
                  >
                    <MenuItem value={NONE}>{translate('imports.columns.none')}</MenuItem>
                    {file.columns.map((column, place) => (
                      <MenuItem key={place} value={place}>
                        {column.name || place + 1}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
                <TableCell sx={{ ...WIDE_ONLY, color: 'text.secondary', maxWidth: 320 }}>
                  {examplesOf(file, match[name])}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {isMissing && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {translate('imports.columns.needed')}
        </Typography>
      )}
      <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
        <Button onClick={() => flow.back('file')}>{translate('imports.preview.back')}</Button>
        <Button variant="contained" disabled={isMissing || flow.isBusy} onClick={flow.look}>
          {translate('imports.columns.next')}
        </Button>
      </Stack>
    </>
  )
}

/** Characters of an example that are shown. */
const EXAMPLE_MAX = 40

function examplesOf({ columns }: FileColumns, place: number | undefined) {
  const examples = place === undefined ? [] : columns[place].examples
  const short = (text: string) =>
    text.length > EXAMPLE_MAX ? `${text.slice(0, EXAMPLE_MAX)}…` : text
  return examples.filter(Boolean).map(short).join(' · ')
}
