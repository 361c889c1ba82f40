import {
  BookOpen,
  Cake,
  CircleQuestionMark,
  Gift,
  House,
  LogIn,
  Mail,
  MessagesSquare,
  Package,
  QrCode,
  User,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react'

const ICONS: Record<string, LucideIcon> = {
  'home': House,
  'profile': User,
  'point-collection': QrCode,
  'product-categories': Gift,
  'orders': Package,
  'promotion': Cake,
  'article-categories': BookOpen,
  'community': Users,
  'faq': CircleQuestionMark,
  'contact': Mail,
  'counseling': MessagesSquare,
  'login': LogIn,
  'register': UserPlus,
}

/** The icon of a menu entry by its key; entries of staff without a known key get the house. */
export function menuIcon(key: string): LucideIcon {
  return ICONS[key] ?? House
}
