/** Props of a button whose task may fail. */
export interface ErrorProps {
  /** Receives a message to show until the next call; '' clears it. */
  readonly onError: (text: string) => void;
}
