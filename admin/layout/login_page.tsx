import { Box, Card, CardContent, Typography } from '@mui/material'
import { Login, LoginForm, useTranslate } from 'react-admin'
import { Logo } from './logo'

/** The staff entrance. */
export function LoginPage() {
  const translate = useTranslate()
  return (
    <Login sx={{ background: '#08303a' }}>
      <Card elevation={0}>
        <CardContent>
          <Logo />
          <Typography component="h1" variant="h6" sx={{ mt: 2 }}>
            {translate('login.title')}
          </Typography>
        </CardContent>
      </Card>
      <Box>
        <LoginForm />
      </Box>
    </Login>
  )
}
