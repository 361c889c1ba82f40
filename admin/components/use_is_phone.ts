import { useMediaQuery, type Theme } from '@mui/material'

/** Whether the window is as narrow as a phone, where tables fold columns together. */
export function useIsPhone(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
}
