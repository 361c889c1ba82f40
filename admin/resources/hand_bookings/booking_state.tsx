import { FunctionField, useTranslate } from 'react-admin'

/** Whether a booking waits, was agreed to or refused. */
export function BookingState() {
  const translate = useTranslate()
  return (
    <FunctionField<{ id: number; state: string }>
      render={({ state }) => translate(`hand_bookings.state.${state}`)}
    />
  )
}
