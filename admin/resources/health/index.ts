import { HeartPulse } from 'lucide-react'
import { HealthPage } from './health_page'

export const health = { list: HealthPage, icon: HeartPulse }
