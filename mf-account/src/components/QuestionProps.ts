/** A question whose screen remembers whether it is open, because Back closes it. */
export interface QuestionProps {
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}
