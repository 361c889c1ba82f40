import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useInput, useRecordContext, useTranslate } from 'react-admin'
import { request } from '../providers/http'

/** Pictures up to this size are taken, in bytes. */
const BYTES_MAX = 10 * 1024 * 1024
/** Width of the file that is shown, in px. */
const WIDTH = 320

/** Uploads a picture at once as a raw request and keeps the stored name in the form. */
export function PictureInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const { field } = useInput({ source })
  const picker = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function upload(file: File) {
    setProblem(undefined)
    if (file.size > BYTES_MAX) return setProblem('errors.picture_too_large')
    try {
      const headers = { 'Content-Type': file.type || 'application/octet-stream' }
      const init = { method: 'PUT', body: file, headers }
      const { data } = await request<{ data: { name: string; url: string } }>(
        '/media?kind=picture',
        init
      )
      field.onChange(data.name)
      setUrl(data.url)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  const kept = field.value ? `/media/${field.value}-${WIDTH}.webp` : undefined
  const shown = url ?? record?.picture_url ?? kept
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ mb: 1, fontWeight: 700 }}>
        {translate(label)}
      </Typography>
      {shown && (
        <Box
          component="img"
          src={shown}
          alt=""
          sx={{
            width: 240,
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            borderRadius: 1,
            display: 'block',
            mb: 1,
          }}
        />
      )}
      <Button variant="outlined" onClick={() => picker.current?.click()}>
        {translate('products.choose_picture')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={translate(label)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void upload(file)
        }}
      />
      {problem && <FormHelperText error>{translate(problem)}</FormHelperText>}
    </Box>
  )
}
