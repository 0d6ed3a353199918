/** @jest-environment node */
import './live/limits';
import './live/match';
import './live/streams';
