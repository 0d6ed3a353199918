import type { FastifyRequest } from 'fastify';
import type { AnswerContext } from '../http/route';

/** How often a visitor may do something within a minute. */
export interface Limits {
  login: number;
  registration: number;
  answers: number;
  search: number;
}

/** What every group of routes receives. */
export interface RouteContext extends AnswerContext {
  limits: Limits;
  /** Refuses calls not sent by a button of the site. */
  guard: (request: FastifyRequest) => Promise<void>;
}
