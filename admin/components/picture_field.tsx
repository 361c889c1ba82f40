import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'

/** A small 16:9 picture of the record. */
export function PictureField({ source }: { source: string }) {
  const record = useRecordContext()
  const url = record?.[source]
  return (
    <Box
      sx={{
        width: 64,
        aspectRatio: '16 / 9',
        bgcolor: 'action.selected',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {url && (
        <Box component="img" src={url} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
      )}
    </Box>
  )
}
