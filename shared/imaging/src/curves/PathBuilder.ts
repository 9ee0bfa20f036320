import { arcToCubics } from './arc';

/**
 * A quadratic curve equals the cubic whose handles lie this share of the way from each end to the
 * quadratic's handle.
 */
const TO_HANDLE = 2 / 3;

/** Collects the commands of SVG path data as M, L, C and Z with flat absolute coordinates. */
export class PathBuilder {
  ops = '';
  readonly xy: number[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** The last handle of the previous command, if that was a curve. */
  private handleX = 0;
  private handleY = 0;
  private previous = '';

  /** Adds one command with its arguments; a lower-case command is relative to the current point. */
  add(command: string, v: readonly number[]): void {
    const kind = command.toLowerCase();
    const [originX, originY] = command === kind ? [this.x, this.y] : [0, 0];
    const x = (k: number): number => v[k] + originX;
    const y = (k: number): number => v[k] + originY;
    switch (kind) {
      case 'm':
        this.moveTo(x(0), y(1));
        break;
      case 'l':
        this.lineTo(x(0), y(1));
        break;
      case 'h':
        this.lineTo(x(0), this.y);
        break;
      case 'v':
        this.lineTo(this.x, y(0));
        break;
      case 'c':
        this.cubicTo(x(0), y(1), x(2), y(3), x(4), y(5));
        break;
      case 's':
        this.cubicTo(...this.reflectedHandle('c', 's'), x(0), y(1), x(2), y(3));
        break;
      case 'q':
        this.quadraticTo(x(0), y(1), x(2), y(3));
        break;
      case 't':
        this.quadraticTo(...this.reflectedHandle('q', 't'), x(0), y(1));
        break;
      case 'a':
        for (const cubic of arcToCubics(
          this.x,
          this.y,
          v[0],
          v[1],
          v[2],
          v[3] !== 0,
          v[4] !== 0,
          x(5),
          y(6),
        ))
          this.cubicTo(...cubic);
        break;
      default:
        this.close();
    }
    this.previous = kind;
  }

  private moveTo(x: number, y: number): void {
    this.ops += 'M';
    this.xy.push(x, y);
    [this.x, this.y] = [this.startX, this.startY] = [x, y];
  }

  private lineTo(x: number, y: number): void {
    this.ops += 'L';
    this.xy.push(x, y);
    [this.x, this.y] = [x, y];
  }

  private cubicTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.ops += 'C';
    this.xy.push(x1, y1, x2, y2, x, y);
    [this.handleX, this.handleY] = [x2, y2];
    [this.x, this.y] = [x, y];
  }

  private quadraticTo(handleX: number, handleY: number, x: number, y: number): void {
    this.cubicTo(
      this.x + TO_HANDLE * (handleX - this.x),
      this.y + TO_HANDLE * (handleY - this.y),
      x + TO_HANDLE * (handleX - x),
      y + TO_HANDLE * (handleY - y),
      x,
      y,
    );
    [this.handleX, this.handleY] = [handleX, handleY];
  }

  private close(): void {
    this.ops += 'Z';
    [this.x, this.y] = [this.startX, this.startY];
  }

  /**
   * The first handle of a smooth curve: the previous command's last handle, mirrored at the current
   * point; the current point itself unless the previous command is one of these kinds.
   */
  private reflectedHandle(...kinds: readonly string[]): [x: number, y: number] {
    return kinds.includes(this.previous)
      ? [2 * this.x - this.handleX, 2 * this.y - this.handleY]
      : [this.x, this.y];
  }
}
