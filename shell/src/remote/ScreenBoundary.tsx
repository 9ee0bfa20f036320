import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (error: unknown) => ReactNode;
  readonly onError: (error: unknown) => void;
  /** A new path clears a caught error and renders the children again. */
  readonly path?: string;
}

interface ScreenBoundaryState {
  readonly caught?: { readonly error: unknown } | undefined;
  readonly path?: string | undefined;
}

/** Shows the fallback instead of children that throw, until it gets a new key or path. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromProps(
    { path }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return path === state.path ? null : { path, caught: undefined };
  }

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
