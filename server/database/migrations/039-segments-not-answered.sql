-- A segment that was submitted without saying how far any measure is has no score and avoids an unknown share: its
-- customers read "not answered", not 0.
update business_segments
   set submitted = submitted || '{"score": null, "performance": null}', submitted_score = null,
       submitted_performance = null
 where submitted is not null
   and not jsonb_path_exists(submitted, '$.BusinessSegmentHotspotAnswers[*].today ? (@ != null)');
