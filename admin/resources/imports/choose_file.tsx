import { Button, Stack, Typography } from '@mui/material'
import { useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { download } from '../../providers/download'
import type { ImportKind } from './import_kind'
import type { useImport } from './use_import'

/** Files up to this size are taken, in bytes. */
const BYTES_MAX = 20 * 1024 * 1024

type Flow = Pick<ReturnType<typeof useImport>, 'choose' | 'isBusy'>

/** Says what a file must look like, gives one to begin with and takes one. */
export function ChooseFile({ kind, flow }: { kind: ImportKind; flow: Flow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const picker = useRef<HTMLInputElement>(null)
  const refuse = (error: Error) => notify(error.message, { type: 'error' })

  function take(file: File) {
    if (file.size > BYTES_MAX) notify('errors.file_too_large', { type: 'error' })
    else void flow.choose(file)
  }

  return (
    <>
      <Typography gutterBottom>{translate(`imports.file.${kind}`)}</Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate('imports.file.shape')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={flow.isBusy} onClick={() => picker.current?.click()}>
          {translate('imports.file.choose')}
        </Button>
        <Button onClick={() => download(`/imports/${kind}/sample`).catch(refuse)}>
          {translate('imports.file.sample')}
        </Button>
      </Stack>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".csv,.txt,text/csv"
        aria-label={translate('imports.file.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) take(file)
        }}
      />
    </>
  )
}
