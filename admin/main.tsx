import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('admin')!).render(<p>Mesterpont</p>)
