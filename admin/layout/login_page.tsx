import { Typography } from '@mui/material'
import { Login, LoginForm, useTranslate } from 'react-admin'
import { Logo } from './logo'

/** The staff entrance. */
export function LoginPage() {
  const translate = useTranslate()
  return (
    <Login
      avatarIcon={<Logo />}
      sx={{ 'background': '#08303a', '& .RaLogin-icon': { background: 'none' } }}
    >
      <Typography component="h1" variant="h6" sx={{ textAlign: 'center', mb: 2 }}>
        {translate('login.title')}
      </Typography>
      <LoginForm sx={{ '& .MuiFormControl-root': { width: 1, maxWidth: 'none' } }} />
    </Login>
  )
}
