import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'quiet' | 'warning'
  size?: 'normal' | 'large' | 'small'
  ref?: Ref<HTMLButtonElement>
}

export function Button({ variant = 'primary', size = 'normal', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-variant={variant}
      data-size={size}
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.button} data-variant="primary" data-size="normal">
      {children}
    </Link>
  )
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The spoken name. */
  'label': string
  'children': ReactNode
  'data-dialog-close'?: boolean
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button type="button" className={styles.icon} aria-label={label} title={label} {...rest} />
}
