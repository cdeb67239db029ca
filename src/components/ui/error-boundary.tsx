import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of a part that fails; nothing when null. */
  fallback: ReactNode;
  /** A new value, such as the page's address, tries again. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps the rest of the page when a part of it fails. React itself logs the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
